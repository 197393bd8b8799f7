import { transform } from 'esbuild'

/** Wide enough to be short, narrow enough for a stack trace to lead to a place. */
const LINE = 200

/**
 * The server's code without comments and white space, in ASCII. Node keeps the source text in memory, and one
 * non-Latin letter doubles its size. Names stay, for stack traces.
 */
export async function slimServerCode(code: string): Promise<string> {
  const { code: slim } = await transform(code, {
    minifyWhitespace: true,
    minifySyntax: true,
    target: 'node20',
    legalComments: 'none',
    lineLimit: LINE
  })
  // The remaining letters are in regular expressions, where escapes mean the same.
  return slim.replace(/[^\0-\x7f]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
