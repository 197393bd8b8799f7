import { fireEvent, render, screen } from '@testing-library/react'
import { StepCard, type StepMode } from './step-card'

const renderCard = (mode: StepMode) => {
  const onEdit = jest.fn()
  render(
    <StepCard number={2} title="Versand" mode={mode} editLabel="Ändern" onEdit={onEdit} summary="Express">
      Formular
    </StepCard>
  )
  return onEdit
}

test.each([
  ['edit', true, false, false],
  ['summary', false, true, true],
  // It is reached, but not done: its number stays.
  ['open', false, false, true],
  ['disabled', false, false, false]
] as const)('in %s mode shows form %s, summary %s, Edit %s', (mode, form, summary, edit) => {
  renderCard(mode)
  expect(Boolean(screen.queryByText('2'))).toBe(mode !== 'summary')
  expect(Boolean(screen.queryByText('Formular'))).toBe(form)
  expect(Boolean(screen.queryByText('Express'))).toBe(summary)
  expect(Boolean(screen.queryByRole('button'))).toBe(edit)
})

test('Edit names its step', () => {
  const onEdit = renderCard('summary')
  fireEvent.click(screen.getByRole('button', { name: 'Ändern Versand' }))
  expect(onEdit).toHaveBeenCalledTimes(1)
})
