import { createLatePart } from '#site/late-part.tsx';

/** Health files to choose from in a form: its code and words come with the form’s data. */
export const lateVaultPicker = createLatePart({
	load: async () => (await import('#views/vault/vault-picker.tsx')).VaultPicker,
	words: ['vault', 'error', 'state'],
});
