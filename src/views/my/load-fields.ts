/** The contract's own schemas, the ones the server asks; a chunk of their own, loaded with a form. */
export const loadFields = () => import('#contract/api/member-fields.ts');
export type Fields = Awaited<ReturnType<typeof loadFields>>;
