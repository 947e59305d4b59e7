import { type FaultCode, isFaultCode } from '#contract/faults.ts';

type Schema = {
	safeParse: (value: unknown) => { success: boolean; error?: { issues: readonly { message: string }[] } };
};

/** The contract's own schemas, the ones the server asks; a chunk of their own, loaded with a form. */
export const loadFields = () => import('#contract/api/member-fields.ts');
export type Fields = Awaited<ReturnType<typeof loadFields>>;

/** The code of the first thing wrong. */
export function faultOf(schema: Schema, value: unknown): FaultCode | undefined {
	const { success, error } = schema.safeParse(value);
	if (success) return undefined;
	const message = error?.issues[0]?.message;
	return isFaultCode(message) ? message : 'invalid-input';
}
