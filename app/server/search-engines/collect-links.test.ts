import { buildSiteContext } from '../../../tests/factories/app-config'
import { collectLinks as collect } from './collect-links'

const collectLinks = (content: unknown) => collect(content, buildSiteContext().readPath)

it('finds the paths of a page, in its values and in its markup, each once', () => {
  const content = {
    regions: [
      {
        components: [
          { data: { link: '/service', title: 'Service', image: 'https://img.example/a.jpg' } },
          {
            data: {
              text: '<p>See <a class="x" href="/press?a=1">press</a> and <a href=\'/imprint/\'>us</a></p>'
            }
          },
          { data: { link: '/service#contact' }, regions: [{ components: [{ data: { to: '/about' } }] }] },
          { data: { link: '/jasmin/de/press', to: '/en/stories' } }
        ]
      }
    ]
  }
  expect([...collectLinks(content)]).toEqual(['/service', '/press', '/imprint', '/about', '/stories'])
})

it.each([
  ['another host', '//evil.example/a'],
  ['another host by a backslash', '/\\evil.example'],
  ['home', '/'],
  ['home with its site', '/jasmin/de'],
  ['a page of the other site', '/puro/de/service'],
  ['a text that begins with a slash', '/ per cup'],
  ['a script', '<a href="javascript:alert(1)">a</a>'],
  ['nothing', null]
])('takes %s for no path', (_what, value) => {
  expect([...collectLinks({ value })]).toEqual([])
})

it('ends where a page is nested without end', () => {
  const content: Record<string, unknown> = { link: '/a' }
  content.self = content
  expect([...collectLinks(content)]).toEqual(['/a'])
})
