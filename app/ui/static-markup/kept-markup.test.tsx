import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { KeepMarkupContext, KeptMarkup, type KeepMarkup } from './kept-markup'

const buildTile = (onClick = () => undefined as void, keep?: KeepMarkup) => (
  <KeepMarkupContext.Provider value={keep}>
    <KeptMarkup of={() => 'tile 1'} as="article" className="tile">
      {() => (
        <button type="button" onClick={onClick}>
          Add {1} tea
        </button>
      )}
    </KeptMarkup>
  </KeepMarkupContext.Provider>
)

const TILE = '<article class="tile"><button type="button">Add <!-- -->1<!-- --> tea</button></article>'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

it('is rendered with the page where nothing is kept', () => {
  const keep = jest.fn(() => undefined)
  expect(renderToString(buildTile(undefined, keep))).toBe(TILE)
  expect(keep).toHaveBeenCalledWith('tile 1', expect.any(Function))
})

it('is the same with what is kept, which the browser takes over with its handlers', async () => {
  const kept = '<button type="button">Add <!-- -->1<!-- --> tea</button>'
  const html = renderToString(buildTile(undefined, () => kept))
  expect(html).toBe(TILE)
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = html
  const served = root.querySelector('button')
  const onClick = jest.fn()
  const onRecoverableError = jest.fn()
  await act(async () => hydrateRoot(root, buildTile(onClick), { onRecoverableError }))
  expect(screen.getByRole('button')).toBe(served)
  fireEvent.click(screen.getByRole('button'))
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(onRecoverableError).not.toHaveBeenCalled()
})
