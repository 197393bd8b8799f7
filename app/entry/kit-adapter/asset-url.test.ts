import { getAssetUrl } from './asset-url'

const framework = jest.requireActual<{ getAssetUrl: typeof getAssetUrl }>(
  '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
)
const { env } = process
afterEach(() => void (process.env = env))

it.each([{}, { BUNDLE_ID: '17' }, { BUNDLE_ID: '17', MRT_ENV_BASE_PATH: '/shop' }])(
  'leads to the folder where the framework serves the build: %j',
  settings => {
    process.env = { ...env, ...settings }
    expect(getAssetUrl('static/styles.css')).toBe(framework.getAssetUrl('static/styles.css'))
    expect(getAssetUrl()).toBe(framework.getAssetUrl())
  }
)
