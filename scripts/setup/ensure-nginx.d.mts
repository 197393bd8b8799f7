export function ensureNginx(): Promise<string>
