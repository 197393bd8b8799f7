import { listBuilds, listFiles } from './kept-page'

const PAGE = `<link href="/mobify/bundle/0123456789ab/static/styles.css"/>
<meta content="/mobify/bundle/0123456789ab/main.js"/><img src="/mobify/proxy/ocapi/dw/image/a.jpg"/>
<meta name="code:main.js" content="/mobify/bundle/0123456789ab/main.js"/>`

it('finds each of the build’s files that a page names, once', () => {
  expect(listFiles(PAGE)).toEqual([
    '/mobify/bundle/0123456789ab/static/styles.css',
    '/mobify/bundle/0123456789ab/main.js'
  ])
})

it('finds the build that made a page', () => {
  expect(listBuilds(PAGE)).toEqual(['0123456789ab'])
})
