/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os'
import type { Config } from 'jest'

const transform: Config['transform'] = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022'
      },
      module: { type: 'commonjs' }
    }
  ]
}

/** Packages that have to be compiled for Jest: they ship ES modules only, or import at run time (the vendor's client). */
const esModules = [
  'commerce-sdk-isomorphic',
  'jose',
  '@open-draft',
  'rettime',
  'until-async',
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'jwt-decode',
  'qr'
]
const transformIgnorePatterns = [`node_modules/(?!(${esModules.join('|')})/)`]

const shared: Config = {
  transform,
  transformIgnorePatterns,
  modulePathIgnorePatterns: ['<rootDir>/build/'],
  testPathIgnorePatterns: ['/node_modules/', '/build/', '/tests/e2e/'],
  clearMocks: true,
  restoreMocks: true
}

const config: Config = {
  // More than cores: a worker whose test waits for a deadline needs none. (Jest takes a share above 100 % for a number.)
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      setupFilesAfterEnv: [
        '<rootDir>/tests/setup/test-timeout.ts',
        '<rootDir>/tests/setup/fail-on-console.ts'
      ]
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['**/*.test.tsx'],
      setupFilesAfterEnv: [
        '<rootDir>/tests/setup/test-timeout.ts',
        '<rootDir>/tests/setup/fail-on-console.ts',
        '<rootDir>/tests/setup/close-channels.ts',
        '<rootDir>/tests/setup/requests.ts',
        '<rootDir>/tests/setup/dom.ts'
      ]
    }
  ]
}

export default config
