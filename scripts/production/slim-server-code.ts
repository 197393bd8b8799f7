import { transform } from 'esbuild'

/** Wide enough to be short, narrow enough for a stack trace to lead to a place. */
const LINE = 200

/**
 * The code of the server without what only its authors read, in ASCII. Node keeps the text of what it runs for as long
 * as it runs, and with one letter of another script in it each of its letters takes two bytes. Names stay, for stack
 * traces.
 */
export async function slimServerCode(code: string): Promise<string> {
  const { code: slim } = await transform(code, {
    minifyWhitespace: true,
    minifySyntax: true,
    target: 'node20',
    legalComments: 'none',
    lineLimit: LINE
  })
  // What is left stands in regular expressions, which mean the same by such names.
  return slim.replace(/[^\0-\x7f]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
