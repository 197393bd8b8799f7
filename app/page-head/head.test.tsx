import { act, render } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { Head } from './head'

const listHead = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map(
    element => element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent
  )

async function show(page: ReactNode) {
  const shown = render(page)
  await act(async () => undefined)
  return {
    ...shown,
    async change(next: ReactNode) {
      shown.rerender(next)
      await act(async () => undefined)
    },
    async leave() {
      shown.unmount()
      await act(async () => undefined)
    }
  }
}

afterEach(() => {
  document.head.innerHTML = ''
  document.title = ''
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
})

const Frame = ({ children }: { children?: ReactNode }) => (
  <>
    <Head defaultTitle="Shop">
      <html lang="de-DE" data-brand="jasmin" />
      <meta name="robots" content="all" />
    </Head>
    {children}
  </>
)

it('takes the title of the innermost part, and the shop’s name without one', async () => {
  const page = (title?: string) => (
    <Frame>
      <Head>{title !== undefined && <title>{title}</title>}</Head>
    </Frame>
  )
  const { change } = await show(page('Tee'))
  expect(document.title).toBe('Tee')
  await change(page())
  expect(document.title).toBe('Shop')
  await change(page(''))
  expect(document.title).toBe('Shop')
})

it('lets a tag of an inner part take the place of an outer one, also when the outer one changes later', async () => {
  let change: (robots: string) => void = () => undefined
  function Outer({ children }: { children: ReactNode }) {
    const [robots, setRobots] = useState('all')
    change = setRobots
    return (
      <>
        <Head>
          <meta name="robots" content={robots} />
          <link rel="canonical" href="https://shop.example/a" />
        </Head>
        {children}
      </>
    )
  }
  await show(
    <Outer>
      <Head>
        <meta name="robots" content="noindex" />
        <link rel="canonical" href="https://shop.example/b" />
      </Head>
    </Outer>
  )
  expect(listHead('meta')).toEqual(['noindex'])
  await act(async () => change('none'))
  expect(listHead('meta')).toEqual(['noindex'])
  expect(listHead('link')).toEqual(['https://shop.example/b'])
})

it('keeps the tags of one part that differ, and structured data of several parts', async () => {
  await show(
    <>
      <Head>
        {['de', 'en'].map(language => (
          <link
            key={language}
            rel="alternate"
            hrefLang={language}
            href={`https://shop.example/${language}`}
          />
        ))}
        <script type="application/ld+json">{'{"a":1}'}</script>
      </Head>
      <Head>
        <script type="application/ld+json">{'{"b":2}'}</script>
      </Head>
    </>
  )
  expect(listHead('link[rel=alternate]')).toEqual(['https://shop.example/de', 'https://shop.example/en'])
  expect(document.head.querySelector('[hreflang=en]')).not.toBeNull()
  expect(listHead('script')).toEqual(['{"a":1}', '{"b":2}'])
})

it('leaves what the server has written where it is the same, and takes away what is not wanted', async () => {
  document.head.innerHTML =
    '<meta data-head="true" name="robots" content="all"/><meta data-head="true" name="description" content="old"/><meta name="viewport" content="width=device-width"/>'
  const robots = document.head.querySelector('[name=robots]')
  await show(<Frame />)
  expect(document.head.querySelector('[name=robots]')).toBe(robots)
  expect(listHead('meta')).toEqual(['all', 'width=device-width'])
})

it('writes the marks of the page on its root, and only takes its own away', async () => {
  document.documentElement.setAttribute('class', 'own')
  document.documentElement.setAttribute('lang', 'en')
  document.documentElement.setAttribute('data-closed', '')
  document.documentElement.setAttribute('data-head', 'lang,data-closed')
  await show(<Frame />)
  expect(document.documentElement).toHaveAttribute('lang', 'de-DE')
  expect(document.documentElement).toHaveAttribute('data-brand', 'jasmin')
  expect(document.documentElement).not.toHaveAttribute('data-closed')
  expect(document.documentElement).toHaveClass('own')
})

it('writes nothing between a page that leaves and the one that comes', async () => {
  const titles: string[] = []
  const { change } = await show(
    <Frame>
      <Head key="a">
        <title>Tee</title>
      </Head>
    </Frame>
  )
  const observer = new MutationObserver(() => titles.push(document.title))
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  await change(
    <Frame>
      <Head key="b">
        <title>Kannen</title>
      </Head>
    </Frame>
  )
  observer.disconnect()
  expect(titles).toEqual(['Kannen'])
})

it('takes a page’s tags away with it', async () => {
  const { leave } = await show(
    <Head>
      <meta name="description" content="Tee" />
    </Head>
  )
  await leave()
  expect(listHead('meta')).toEqual([])
})
