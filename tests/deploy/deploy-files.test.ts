import { readFileSync } from 'node:fs'
import express from 'express'
import supertest from 'supertest'
import { splitQuery } from '../../app/visit/addresses/cache-key'
import { parseSites } from '../../app/visit/config/app-config'
import { CACHE_POLICY } from '../../app/visit/config/cache-policy'
import { NOTICE_TEXTS } from '../../app/notices/notice-texts'
import { createAnswerGuard } from '../../app/server/middleware/guard-answers'
import { countSharedSeconds } from '../../scripts/production/bundle-lifetime'
import { buildServerSettings } from '../factories/app-config'
import { createShopServer } from '../factories/shop-server'
import { createSlasMock } from '../factories/slas'

const nginx = readFileSync('deploy/nginx-shop.conf', 'utf8')
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')

describe('the example for nginx', () => {
  it('knows every header by which answers of the shop differ', async () => {
    const settings = buildServerSettings({}, undefined, { TRUSTED_FRAME_PARENTS: 'https://partner.example' })
    const shop = createShopServer(settings, createSlasMock(), (_req, res) => void res.send('page'))
    const { headers } = await supertest(shop).get('/jasmin/de').set('sec-fetch-dest', 'document')
    const names = String(headers.vary).split(', ')
    expect(names.length).toBeGreaterThan(6)
    for (const name of names) expect(nginx).toContain(`$http_${name.toLowerCase().replaceAll('-', '_')}`)
  })

  const patterns = [...nginx.matchAll(/"~\^\(\?<before>(.*)" \$before\$after;/g)].map(
    ([, rest]) => new RegExp(`^(?<before>${rest}`)
  )
  /** What is left of a query after all steps, as nginx takes them. */
  const strip = (query: string) =>
    patterns.reduce(
      (text, pattern) =>
        text.replace(pattern, (_all, ...parts) => {
          const { before = '', after = '' } = parts.at(-1) as { before?: string; after?: string }
          return before + after
        }),
      query && `&${query}`
    )

  it.each([
    '',
    'limit=50',
    'utm_source=a',
    'utm_source=a&utm_medium=b&gclid=c&limit=50',
    'limit=50&fbclid=1&sort=price&msclkid=2',
    'gbraid&wbraid=&limit=50&__server_only',
    'a=1&mobify_server_only&b=2&mobify_pretty=1&c=3&__pretty_print&__server_timing',
    'limit=50&utms=1&xgclid=2&gclidx=3&UTM_source=4',
    'q=utm_source%3Da&q=a?utm_source=b'
  ])('leaves out of its key what no page depends on: %s', query => {
    const { kept } = splitQuery(query)
    expect(strip(query)).toBe(kept && `&${kept}`)
  })

  it('knows every site and every language of its own pages', () => {
    const sites = parseSites(jest.requireActual('../../config/sites'))
    const aliases = /\(\?<notice_site>([^)]+)\)/.exec(nginx)?.[1]?.split('|')
    expect(aliases).toEqual(sites.map(({ id, alias }) => alias ?? id))
    const languages = /\(\?<notice_language>([^)]+)\)/.exec(nginx)?.[1]?.split('|')
    expect(languages).toEqual(Object.keys(NOTICE_TEXTS))
  })

  it('sends the same HSTS lifetime with its own pages as the shop', async () => {
    const shop = express().use(createAnswerGuard({ publicOrigin: 'https://shop.example' }))
    const { headers } = await supertest(shop).get('/')
    expect(nginx).toContain(`Strict-Transport-Security "${headers['strict-transport-security']}" always`)
  })

  it('leaves a page in the cache no longer unasked for than the shop’s headers let it live', () => {
    const longest = Math.max(...Object.values(CACHE_POLICY).map(countSharedSeconds))
    expect(Number(/inactive=(\d+)m/.exec(nginx)?.[1]) * 60).toBeGreaterThanOrEqual(longest)
    expect(nginx).toContain('(900 s, and stale for 3,600 s)')
    expect(longest).toBe(900 + 3_600)
  })

  it('retries no order', () => {
    expect(nginx).toMatch(/proxy_next_upstream error timeout;/)
    expect(nginx).not.toMatch(/proxy_next_upstream [^;]*non_idempotent/)
  })
})

it('starts in the container what "npm run serve" starts, with the defaults of Node', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { serve: string } }
  const command = /^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]'
  expect(JSON.parse(command)).toEqual(['node', 'build/serve.cjs'])
  expect(scripts.serve).toBe('node build/serve.cjs')
  expect(dockerfile).not.toMatch(/NODE_OPTIONS/)
})
