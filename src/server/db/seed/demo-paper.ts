/** A page that says what it is: stands in for the licence nobody has. */
export function demoPaper(lines: string[]): Uint8Array {
	const escaped = lines.map((line) => line.replace(/[\\()]/g, '\\$&'));
	const content = `BT /F1 20 Tf 72 740 Td 32 TL ${escaped.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R >>',
		'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
		'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
		`<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
		'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
	];
	let text = '%PDF-1.4\n';
	const offsets = objects.map((object, at) => {
		const offset = text.length;
		text += `${at + 1} 0 obj\n${object}\nendobj\n`;
		return offset;
	});
	const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
	const count = objects.length + 1;
	const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
	return Buffer.from(`${text}xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}
