/**
 * Runs in the browser, on the page of the API alone: its text is written into that page. So it stands on its own feet, without an
 * import. The key that is typed stays in its field and goes nowhere but into requests to this site.
 */
export function tryRequests(): void {
	const keyField = document.querySelector<HTMLInputElement>('#key');
	for (const form of document.querySelectorAll<HTMLFormElement>('form[data-path]')) {
		form.addEventListener('submit', (event) => {
			event.preventDefault();
			const output = form.querySelector('output');
			const { method = 'GET', path = '' } = form.dataset;
			const query = new URLSearchParams();
			let url = path;
			for (const field of form.querySelectorAll<HTMLInputElement>('input')) {
				if (field.dataset.in === 'path') url = url.replace(`{${field.name}}`, encodeURIComponent(field.value));
				else if (field.value !== '') query.append(field.name, field.value);
			}
			const asked = query.size > 0 ? `${url}?${query}` : url;
			const body = form.querySelector('textarea')?.value;
			const headers: Record<string, string> = { authorization: `Bearer ${keyField?.value.trim() ?? ''}` };
			if (body !== undefined) headers['content-type'] = 'application/json';
			const show = (text: string) => {
				if (output) output.textContent = text;
			};
			show('…');
			fetch(asked, { method, headers, credentials: 'omit', ...(body !== undefined && { body }) })
				.then(async (answer) => {
					const text = await answer.text();
					let told = text;
					try {
						told = JSON.stringify(JSON.parse(text), null, 2);
					} catch {
						// Not every answer is JSON.
					}
					show(`${method} ${asked}\n${answer.status}\n\n${told}`);
				})
				.catch(() => show(`${method} ${asked}\nNo answer came.`));
		});
	}
}
