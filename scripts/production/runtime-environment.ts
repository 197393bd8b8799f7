/**
 * Managed Runtime's environment variables, by which the bundle distinguishes production from development.
 *
 * @param bundleId names the build in the addresses of its files
 */
export function buildRuntimeEnvironment(publicOrigin: string, bundleId: string): Record<string, string> {
  return {
    NODE_ENV: 'production',
    AWS_LAMBDA_FUNCTION_NAME: 'shop',
    BUNDLE_ID: bundleId,
    DEPLOY_TARGET: process.env.DEPLOY_TARGET ?? 'local',
    EXTERNAL_DOMAIN_NAME: new URL(publicOrigin).host,
    MOBIFY_PROPERTY_ID: 'shop',
    MRT_ALLOW_COOKIES: 'true',
    SSR_QUIET: 'true',
    PUBLIC_ORIGIN: publicOrigin
  }
}
