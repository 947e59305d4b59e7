/** How a question is ended: taken back while nobody has answered, closed from then on. One button, not two that do the same. */
export function endMove(
	may: { withdraw: boolean; close: boolean },
	answerCount: number,
): 'withdraw' | 'close' | undefined {
	if (may.close && (answerCount > 0 || !may.withdraw)) return 'close';
	return may.withdraw ? 'withdraw' : undefined;
}
