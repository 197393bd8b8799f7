export function findBrowsers(): { browser: string | undefined; shell: string | undefined }
