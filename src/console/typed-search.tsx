import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SearchField } from '#ui/search-field.tsx';

const typingMs = 400;

type Props = {
	words: { label: string; placeholder: string; submitLabel: string; clearLabel: string };
	search: string;
	maxLength: number;
	onSearch: (search: string | undefined) => void;
};

/**
 * Looks once somebody has stopped typing, or at once with Enter. Not when it is left: a list that is renewed between press
 * and release of the row below takes the click with it.
 */
export function TypedSearch({ words, search, maxLength, onSearch }: Props) {
	const [typed, setTyped] = useState(search);
	const [known, setKnown] = useState(search);
	// Chosen elsewhere, such as by clearing every filter: what was typed is not looked for again.
	if (known !== search) {
		setKnown(search);
		if (typed.trim() !== search) setTyped(search);
	}
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	const look = (text: string) => {
		clearTimeout(timer.current);
		const wanted = text.trim();
		if (wanted !== search) onSearch(wanted === '' ? undefined : wanted);
	};
	const type = (text: string) => {
		setTyped(text);
		clearTimeout(timer.current);
		timer.current = setTimeout(() => look(text), typingMs);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		look(typed);
	};
	return (
		<form onSubmit={submit}>
			<SearchField
				{...words}
				name="search"
				maxLength={maxLength}
				value={typed}
				onChange={type}
				onClear={() => {
					setTyped('');
					look('');
				}}
			/>
		</form>
	);
}
