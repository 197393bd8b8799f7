import { slimServerCode } from './slim-server-code'

const CODE = `
/** Describes the cup. */
function nameTea(word) {
  // Letters of all kinds.
  if (!/^[A-Za-zÀ-ÖØ-öø-ɏ’ -]+[?？]?$/.test(word)) throw new Error(\`„\${word}“ 茶\`)
  return { word, cup: '\u{1f375}', isCup: /^\u{1f375}$/u.test('\u{1f375}') }
}
module.exports = nameTea
`

type NameTea = (word: string) => unknown

const load = (code: string): NameTea => {
  const module = { exports: {} }
  new Function('module', code)(module)
  return module.exports as NameTea
}

it('leaves out what only authors read, and writes every letter in one byte', async () => {
  const slim = await slimServerCode(CODE)
  expect(slim).toMatch(/^[\0-\x7f]*$/)
  expect(slim).not.toContain('Letters of all kinds')
  expect(slim).toContain('nameTea')
})

it('says the same as before', async () => {
  const [before, after] = [load(CODE), load(await slimServerCode(CODE))]
  for (const word of ['Tee', 'Thé d’été', 'ɏ？', '1001', '茶']) {
    const attempt = (name: NameTea) => {
      try {
        return name(word)
      } catch (error) {
        return String(error)
      }
    }
    expect(attempt(after)).toEqual(attempt(before))
  }
  expect(after('Tee')).toMatchObject({ isCup: true })
})

it('has lines that a stack trace can point at', async () => {
  const long = Array.from({ length: 200 }, (_, index) => `exports.tea${index} = () => ${index}`).join('\n')
  const lines = (await slimServerCode(long)).split('\n')
  expect(lines.length).toBeGreaterThan(10)
})
