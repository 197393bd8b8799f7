/**
 * The part of the vendor's embedded service that the shop uses: its script puts it on
 * `window`. https://developer.salesforce.com/docs/service/messaging-web (Embedded Service for Web)
 */
interface EmbeddedService {
  settings: {
    displayHelpButton?: boolean
    language?: string
    defaultMinimizedText?: string
    disabledMinimizedText?: string
    loadingText?: string
    enabledFeatures?: string[]
    entryFeature?: string
    prepopulatedPrechatFields?: Record<string, string>
    extraPrechatFormDetails?: { label: string; value?: string; displayToAgent: boolean }[]
  }
  init: (
    domainUrl: string,
    siteUrl: string,
    serviceUrl: string,
    organizationId: string,
    deploymentName: string,
    options: {
      baseLiveAgentContentURL: string
      baseLiveAgentURL: string
      deploymentId: string
      buttonId: string
      isOfflineSupportEnabled: boolean
    }
  ) => void
  addEventHandler: (name: 'afterMaximize' | 'afterMinimize' | 'afterDestroy', handler: () => void) => void
}

/** The script's global; undefined when it is not there. */
export const findEmbeddedService = (): EmbeddedService | undefined =>
  (window as { embedded_svc?: EmbeddedService }).embedded_svc
