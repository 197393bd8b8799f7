export function buildSandboxSettings(origin?: string): Record<string, string>
