import Cookies from 'js-cookie'

/** The cookies that a page reads, in a test without a document. */
export function mockPageCookies(cookies: Record<string, string | undefined>) {
  const get = (name?: string) => (name === undefined ? cookies : cookies[name])
  return jest.spyOn(Cookies, 'get').mockImplementation(get as typeof Cookies.get)
}
