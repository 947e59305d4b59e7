/** A version of a text is called by a day, written as every day is; what stands behind it stays. */
export const versionText = (version: string): string => version.replace(/^(\d{4})-(\d\d)-(\d\d)/, '$1.$2.$3');
