/** A PDF of so many pages with a word on each, which every reader opens. */
export function smallPdf(pages = 2, word = 'Blood count'): Buffer {
	const text = `BT /F1 24 Tf 40 200 Td (${word}) Tj ET`;
	const numbers = Array.from({ length: pages }, (_, at) => at + 4);
	const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
	const objects = [
		'<</Type/Catalog/Pages 2 0 R>>',
		`<</Type/Pages/Count ${pages}/Kids[${numbers.map((number) => `${number} 0 R`).join(' ')}]>>`,
		`<</Length ${text.length}>>\nstream\n${text}\nendstream`,
		...numbers.map(
			() => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Contents 3 0 R/Resources<</Font<</F1 ${font}>>>>>>`,
		),
	];
	const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
	return Buffer.from(`%PDF-1.4\n${body}trailer\n<</Root 1 0 R>>\n%%EOF\n`);
}
