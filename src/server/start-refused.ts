/** A start that cannot go on, told to the operator in one sentence: main prints the message, without a stack, and ends. */
export class StartRefused extends Error {
	override readonly name = 'StartRefused';
}
