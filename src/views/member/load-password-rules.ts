/** What a new password must be, and the list of common ones: large, so only for those who choose one. */
export async function loadPasswordRules() {
	const [rules, { loadCommonPasswords }] = await Promise.all([
		import('#domain/member/password-rules.ts'),
		import('#contract/common-passwords.ts'),
	]);
	return { ...rules, isCommon: await loadCommonPasswords() };
}

export type PasswordRules = Awaited<ReturnType<typeof loadPasswordRules>>;
