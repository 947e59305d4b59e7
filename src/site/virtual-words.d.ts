/** Made by scripts/compile-messages.ts. */
declare module 'virtual:base-words/*' {
	const words: object;
	export default words;
}
