import { readFileSync } from 'node:fs'
import { renderNginxConfig } from './render-nginx-config'

const EXAMPLE = readFileSync('deploy/nginx-shop.conf', 'utf8')
const SETTING = { port: 5000, shops: [5001, 5002], cacheFolder: '/tmp/pages', isCaching: true }

it('puts ports and folder into the example and leaves the rest of it', () => {
  const rendered = renderNginxConfig(EXAMPLE, SETTING)
  expect(rendered).toContain('listen 127.0.0.1:5000;')
  expect(rendered).toContain('server 127.0.0.1:5001 max_fails=1')
  expect(rendered).toContain('server 127.0.0.1:5002 max_fails=1')
  expect(rendered).toContain('proxy_cache_path /tmp/pages ')
  expect(rendered.split('\n')).toHaveLength(EXAMPLE.split('\n').length)
})

it('leaves the second process and the cache out where they are not wanted', () => {
  const rendered = renderNginxConfig(EXAMPLE, { ...SETTING, shops: [5001], isCaching: false })
  expect(rendered).not.toContain('127.0.0.1:3002')
  expect(rendered).not.toContain('proxy_cache shop_pages;')
})

it('serves over TLS where there is a certificate', () => {
  const rendered = renderNginxConfig(EXAMPLE, {
    ...SETTING,
    certificate: { certificate: '/tmp/shop.crt', key: '/tmp/shop.key' }
  })
  expect(rendered).toContain('listen 127.0.0.1:5000 ssl http2; ssl_certificate /tmp/shop.crt;')
})

it('refuses an example that says something else', () => {
  expect(() => renderNginxConfig(EXAMPLE.replace('listen 8080;', ''), SETTING)).toThrow('listen 8080')
})
