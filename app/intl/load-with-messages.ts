import { loadMessageGroup, type MessageGroup } from './message-groups'

/**
 * Loads code with the messages of a group that it needs, so that what holds its place stays there until both have
 * come. @throws when one of them cannot be loaded.
 */
export async function loadWithMessages<Code>(group: MessageGroup, load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), loadMessageGroup(group, document.documentElement.lang)])
  return code
}
