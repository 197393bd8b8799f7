export function ensureBrowser(): Promise<void>
