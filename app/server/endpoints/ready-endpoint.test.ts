import express from 'express'
import supertest from 'supertest'
import { buildSandboxSettings } from '../../../scripts/setup/sandbox-settings.mjs'
import { serveAlone } from '../../../tests/factories/endpoint-parts'
import { readConfig } from '../../../tests/factories/read-config'
import { parseServerSettings } from '../settings/server-settings'
import { readyEndpoint } from './ready-endpoint'

const RUNTIME = {
  ...buildSandboxSettings('https://platform.example'),
  NODE_ENV: 'production',
  AWS_LAMBDA_FUNCTION_NAME: 'shop',
  PUBLIC_ORIGIN: 'https://www.shop.example',
  SHOPPER_ID_KEY: 'a-secret-that-nobody-may-see'
}

function ask(environment: Record<string, string>) {
  const settings = parseServerSettings(readConfig(environment), environment as NodeJS.ProcessEnv)
  return supertest(express().use(serveAlone(readyEndpoint(settings.readiness)))).get('/ready')
}

it('is ready where Managed Runtime lets cookies pass, and names the services that are off', async () => {
  const { status, body, headers, text } = await ask({
    ...RUNTIME,
    MRT_ALLOW_COOKIES: 'true',
    CASES_ORIGIN: ''
  })
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(body).toMatchObject({ status: 'ready', problems: [] })
  expect(body.off).toContain('CASES_ORIGIN')
  expect(body.off).not.toContain('PERSONALIZATION_ORIGIN')
  expect(text).not.toMatch(/secret|platform\.example/)
})

it.each([[undefined], ['false'], ['1']])('is not ready where it drops them (%s)', async given => {
  const { status, body } = await ask(given === undefined ? RUNTIME : { ...RUNTIME, MRT_ALLOW_COOKIES: given })
  expect(status).toBe(503)
  expect(body).toMatchObject({
    status: 'not ready',
    problems: [expect.stringMatching(/^MRT_ALLOW_COOKIES /)]
  })
})

it('does not ask a developer’s machine for it, which lets cookies pass by itself', async () => {
  const { AWS_LAMBDA_FUNCTION_NAME: _runtime, ...machine } = RUNTIME
  expect((await ask(machine)).status).toBe(200)
})
