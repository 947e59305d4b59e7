/** Made by scripts/compile-messages.ts. */
declare module 'virtual:base-words/*' {
	export const words: object;
	export const files: Record<string, () => Promise<{ default: object }>>;
}
