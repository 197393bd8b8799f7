import { whenTouched } from './when-touched'

it.each(['pointerdown', 'pointermove', 'keydown', 'scroll'])('waits for a %s, and does it once', sign => {
  const task = jest.fn()
  whenTouched(task)
  expect(task).not.toHaveBeenCalled()
  for (const _time of [1, 2]) document.body.dispatchEvent(new Event(sign, { bubbles: sign !== 'scroll' }))
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(task).toHaveBeenCalledTimes(1)
})

it('does nothing any more once it is called off', () => {
  const task = jest.fn()
  whenTouched(task)()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(task).not.toHaveBeenCalled()
})
