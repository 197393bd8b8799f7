import { readFileSync } from 'node:fs'
import { renderNginxConfig } from './render-nginx-config'

const EXAMPLE = readFileSync('deploy/nginx-shop.conf', 'utf8')
const SETTING = {
  port: 5000,
  origin: 'https://www.shop.test:5000',
  shops: [5001, 5002],
  cacheFolder: '/tmp/pages',
  isCaching: true
}

it('puts ports and folders into the example', () => {
  const rendered = renderNginxConfig(EXAMPLE, SETTING)
  expect(rendered).toContain('listen 127.0.0.1:5000;')
  expect(rendered).toContain('server 127.0.0.1:5001 max_fails=1')
  expect(rendered).toContain('server 127.0.0.1:5002 max_fails=1')
  expect(rendered).toContain('proxy_cache_path /tmp/pages ')
  const read = rendered.replaceAll(/#.*$/gm, '')
  expect(read).not.toMatch(/ssl_|listen (80|443|\[)|\/srv\/|\/etc\/|\/var\//)
})

it('serves over TLS with a certificate, and redirects there', () => {
  const certificate = { certificate: '/tmp/shop.crt', key: '/tmp/shop.key' }
  const rendered = renderNginxConfig(EXAMPLE, { ...SETTING, certificate, httpPort: 5003 })
  expect(rendered).toContain('listen 127.0.0.1:5000 ssl http2;')
  expect(rendered).toContain('listen 127.0.0.1:5003 default_server;')
  expect(rendered).toContain('ssl_certificate /tmp/shop.crt;')
  expect(rendered).toContain('ssl_certificate_key /tmp/shop.key;')
  expect(rendered).toContain('return 308 https://www.shop.test:5000$request_uri;')
  expect(rendered).toContain('server_name www.shop.test;')
})

it('reads the ports of the processes from a file that a roll-out writes', () => {
  const rendered = renderNginxConfig(EXAMPLE, { ...SETTING, shops: '/tmp/ports.conf' })
  expect(rendered).toContain('include /tmp/ports.conf;')
})

it('leaves the cache out where it is not wanted', () => {
  const rendered = renderNginxConfig(EXAMPLE, { ...SETTING, isCaching: false })
  expect(rendered).not.toContain('proxy_cache shop_pages;')
})

it('refuses an example without an expected include', () => {
  expect(() => renderNginxConfig(EXAMPLE.replace('include /etc', ''), SETTING)).toThrow('shop-ports')
})
