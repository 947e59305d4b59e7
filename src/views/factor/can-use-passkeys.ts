/** Whether this browser knows passkeys for this address: browsers inside of apps do not, nor does an address that is a number. */
export const canUsePasskeys = (): boolean =>
	'PublicKeyCredential' in window && window.isSecureContext && !/^[\d.]+$|:/.test(window.location.hostname);
