import { runNginx } from '../../servers/start-nginx'
import { startSandbox } from '../../../scripts/servers/start-sandbox'
import type { Program } from '../../../scripts/servers/start-program'
import type { Certificates } from './create-certificates'
import { ORIGINS, PORTS, SHOP } from './origins'
import { renderOrigins } from './render-origins'

/** The sandbox, whose absolute links lead to the instance, and nginx with all origins in front of it. */
export async function startPlatform(
  certificates: Certificates,
  keep: (program: Promise<Program>) => Promise<Program>
): Promise<void> {
  await keep(
    startSandbox({
      port: PORTS.sandbox,
      env: {
        SANDBOX_APP_PORT: String(PORTS.sandbox + 1),
        SANDBOX_PUBLIC_ORIGIN: ORIGINS.instance,
        SANDBOX_SHOP_ORIGIN: SHOP,
        SANDBOX_REDIRECT_URIS: `${SHOP}/callback`,
        MALLOC_ARENA_MAX: '2'
      }
    })
  )
  await keep(runNginx({ render: () => renderOrigins(certificates), readyAt: ORIGINS.parent }))
}
