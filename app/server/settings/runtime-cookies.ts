/**
 * Managed Runtime, which the framework knows by this variable, takes every cookie out of requests and answers unless its
 * environment says otherwise: the shop then shows pages and keeps no session. Nothing where cookies pass.
 */
export const findDroppedCookies = (environment: NodeJS.ProcessEnv): string[] =>
  environment.AWS_LAMBDA_FUNCTION_NAME !== undefined && environment.MRT_ALLOW_COOKIES !== 'true'
    ? [
        'MRT_ALLOW_COOKIES is not "true": Managed Runtime drops every cookie, so that nobody has a session, a login or a cart. Allow cookies in the settings of its environment'
      ]
    : []
