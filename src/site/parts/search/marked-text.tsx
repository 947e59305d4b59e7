type Props = { text: string; marks: readonly { from: number; to: number }[] };

/** A name with the parts it was found by in bold. */
export function MarkedText({ text, marks }: Props) {
	if (marks.length === 0) return text;
	return marks.map(({ from, to }, at) => (
		<span key={from}>
			{text.slice(at === 0 ? 0 : marks[at - 1]?.to, from)}
			<mark>{text.slice(from, to)}</mark>
			{at === marks.length - 1 && text.slice(to)}
		</span>
	));
}
