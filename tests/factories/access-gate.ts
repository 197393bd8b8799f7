/** The gate's credentials in tests; salt and key were derived by `scripts/derive-access-key.ts`. */
export const GATE = {
  username: 'vorschau',
  password: 'Morgentee 7',
  key: 'wtGMUcDAigTwbgajI5SS3ttZrnKQ7vJXqFk0qDbGSzM',
  salt: 'U7HciZOEg_BjDg6617thdUdD',
  appKey: 'app-key-app-key-app-key-app',
  designerKey: 'designer-key-designer-key-1'
} as const

/** The environment of a shop behind that gate. */
export const GATE_ENVIRONMENT = {
  FRONTEND_ACCESS_KEY: GATE.key,
  FRONTEND_ACCESS_SALT: GATE.salt,
  NATIVE_APP_KEY: GATE.appKey,
  PAGE_DESIGNER_KEY: GATE.designerKey
}
