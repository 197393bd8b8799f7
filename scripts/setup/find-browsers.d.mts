export const BROWSER_SWITCHES: string[]
export function findBrowsers(): { browser: string | undefined; shell: string | undefined }
