import type { ThirdParties } from '../../visit/config/third-parties'
import { loadScript } from '../../lazy-loading/load-script'
import { findEmbeddedService } from './embedded-service'
import type { PreChatField } from './pre-chat'

interface ChatSetup {
  settings: ThirdParties['chat']
  /** Language of the chat's own messages, e.g. "de". */
  language: string
  /** The three texts of its button. */
  words: { help: string; offline: string; loading: string }
  fields: PreChatField[]
  /** Called when the chat's window opens or closes. */
  onOpenChange: (isOpen: boolean) => void
}

/** Loads the chat and shows its button. Nothing happens when its script does not come. */
export async function startChat({
  settings,
  language,
  words,
  fields,
  onOpenChange
}: ChatSetup): Promise<void> {
  if (!(await loadScript(settings.scriptUrl))) return
  const service = findEmbeddedService()
  if (!service) return
  Object.assign(service.settings, {
    displayHelpButton: true,
    language,
    defaultMinimizedText: words.help,
    disabledMinimizedText: words.offline,
    loadingText: words.loading,
    enabledFeatures: ['LiveAgent'],
    entryFeature: 'LiveAgent',
    prepopulatedPrechatFields: Object.fromEntries(
      fields.filter(({ isHidden, value }) => !isHidden && value).map(({ name, value }) => [name, value])
    ),
    extraPrechatFormDetails: fields.map(({ label, value, isHidden }) => ({
      label,
      ...(isHidden ? { value } : {}),
      displayToAgent: true
    }))
  })
  service.addEventHandler('afterMaximize', () => onOpenChange(true))
  service.addEventHandler('afterMinimize', () => onOpenChange(false))
  service.addEventHandler('afterDestroy', () => onOpenChange(false))
  service.init(
    settings.domainUrl,
    settings.siteUrl,
    settings.serviceUrl,
    settings.organizationId,
    settings.deploymentName,
    {
      baseLiveAgentContentURL: settings.contentUrl,
      baseLiveAgentURL: settings.agentUrl,
      deploymentId: settings.deploymentId,
      buttonId: settings.buttonId,
      isOfflineSupportEnabled: false
    }
  )
}
