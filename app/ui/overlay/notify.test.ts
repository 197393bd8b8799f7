it('loads toasts again with the next message after loading has failed', async () => {
  const showToast = jest.fn()
  let attempts = 0
  jest.doMock('./toast-container', () => {
    attempts += 1
    if (attempts === 1) throw new Error('Loading chunk toasts failed')
    return { showToast }
  })
  const { notify } = await import('./notify')
  await notify('Lost')
  await notify('Kept', 'success', 700)
  expect(showToast.mock.calls).toEqual([['Kept', 'success', 700]])
})
