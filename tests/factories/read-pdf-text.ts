import { inflateSync } from 'node:zlib'

/** The words of a PDF of the sandbox, whose fonts have one byte for each letter. */
export function readPdfText(file: Buffer): string {
  const source = file.toString('latin1')
  const streams = [...source.matchAll(/FlateDecode[^]*?stream\r?\n([^]*?)\r?\nendstream/g)]
  const commands = streams.map(([, body = '']) => inflateSync(Buffer.from(body, 'latin1')).toString('latin1'))
  const letters = commands
    .join('\n')
    .split('\n')
    .map(line => [...line.matchAll(/<([0-9a-f]+)>/gi)].map(([, hex = '']) => hex).join(''))
  return letters.map(hex => Buffer.from(hex, 'hex').toString('latin1')).join('\n')
}
