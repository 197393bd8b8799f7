/**
 * Makes salt and key of the access gate from the username in the command and the password
 * on standard input, which no list of processes and no history of a shell shows:
 * `npx tsx scripts/derive-access-key.ts <username>`.
 */
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
// eslint-disable-next-line boundaries/element-types -- the key must be made by the very code that checks it
import { deriveAccessKey } from '../app/server/access/access-key'

const SALT_BYTES = 18

async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Password: ')
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}

async function main(username = ''): Promise<void> {
  const password = username && (await readPassword())
  if (!username || !password) {
    process.stderr.write('Usage: npx tsx scripts/derive-access-key.ts <username>, then the password.\n')
    process.exit(1)
  }
  const salt = randomBytes(SALT_BYTES).toString('base64url')
  const key = await deriveAccessKey(username, password, salt)
  process.stdout.write(`FRONTEND_ACCESS_KEY=${key}\nFRONTEND_ACCESS_SALT=${salt}\n`)
  process.exit(0)
}

void main(process.argv[2])
