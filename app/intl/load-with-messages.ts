import { loadMessageGroup, type MessageGroup } from './message-groups'

/**
 * Loads code and the message group that it needs, so that its placeholder stays until both have loaded. @throws when
 * one of them cannot be loaded.
 */
export async function loadWithMessages<Code>(group: MessageGroup, load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), loadMessageGroup(group, document.documentElement.lang)])
  return code
}
