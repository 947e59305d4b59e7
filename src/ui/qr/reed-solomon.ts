/** Arithmetic of the field of 256 elements that QR codes correct errors in (ISO/IEC 18004, 7.5.2). */
const exponents = new Uint8Array(512);
const logarithms = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
	exponents[power] = value;
	exponents[power + 255] = value;
	logarithms[value] = power;
	value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

function multiply(a: number, b: number): number {
	if (a === 0 || b === 0) return 0;
	return exponents[(logarithms[a] ?? 0) + (logarithms[b] ?? 0)] ?? 0;
}

/** The product of (x − 2⁰) … (x − 2ⁿ⁻¹), the highest power first and left out. */
function generator(degree: number): number[] {
	let factors = [1];
	for (let root = 0; root < degree; root += 1) {
		const next = [...factors, 0];
		for (const [at, factor] of factors.entries())
			next[at + 1] = (next[at + 1] ?? 0) ^ multiply(factor, exponents[root] ?? 0);
		factors = next;
	}
	return factors.slice(1);
}

/** What follows a block's data, so that a reader can mend half as many wrong codewords. */
export function errorCodewords(data: readonly number[], count: number): number[] {
	const divisor = generator(count);
	const rest: number[] = new Array(count).fill(0);
	for (const codeword of data) {
		const factor = codeword ^ (rest.shift() ?? 0);
		rest.push(0);
		for (const [at, term] of divisor.entries()) rest[at] = (rest[at] ?? 0) ^ multiply(term, factor);
	}
	return rest;
}
