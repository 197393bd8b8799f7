export interface PreChatField {
  /** The name in the chat service. */
  name: 'FirstName' | 'LastName' | 'Email' | 'Issue' | 'WebOriginUrl'
  label: string
  /** Empty when the shopper has to say it. */
  value: string
  /** Whether the agent sees it without the shopper being asked. */
  isHidden: boolean
}

/** Known data of the person; empty for a guest. */
export interface ChatPerson {
  firstName?: string
  lastName?: string
  email?: string
}

/** The fields before a chat (requirement 11.3). The web origin URL is filled in: the brand plus country code DE. */
export function buildPreChatFields(person: ChatPerson, brand: string): PreChatField[] {
  const ask = (name: PreChatField['name'], label: string, value = ''): PreChatField => ({
    name,
    label,
    value,
    isHidden: false
  })
  return [
    ask('FirstName', 'First Name', person.firstName),
    ask('LastName', 'Last Name', person.lastName),
    ask('Email', 'Email', person.email),
    ask('Issue', 'Issue'),
    { name: 'WebOriginUrl', label: 'Web Origin URL', value: `${brand} DE`, isHidden: true }
  ]
}
