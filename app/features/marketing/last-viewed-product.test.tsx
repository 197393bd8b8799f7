import { saveLastViewedProduct, sendOnLeave } from './last-viewed-product'

const leavePage = () => window.dispatchEvent(new Event('pagehide'))

it('reports the last viewed product once, when the page is left', () => {
  const sent: string[] = []
  const end = sendOnLeave(id => sent.push(id))
  saveLastViewedProduct('100000000000000101')
  saveLastViewedProduct('100000000000000201')
  expect(localStorage.getItem('lastViewedProduct')).toBe('100000000000000201')
  leavePage()
  leavePage()
  expect(sent).toEqual(['100000000000000201'])
  end()
  saveLastViewedProduct('100000000000000101')
  leavePage()
  expect(sent).toHaveLength(1)
})
