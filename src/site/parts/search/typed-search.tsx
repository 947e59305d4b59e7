import { useEffect, useRef, useState } from 'react';
import { SearchField } from '#ui/search-field.tsx';

/** Long enough for the next letter. */
const pauseMs = 350;

type Props = {
	words: { label: string; placeholder: string; submit: string; clear: string };
	maxLength: number;
	search: string;
	onSearch: (search: string) => void;
};

/** The list follows what is typed; the field keeps it as typed until it is left. */
export function TypedSearch({ words, maxLength, search, onSearch }: Props) {
	const [typed, setTyped] = useState<string>();
	const timer = useRef<number>(undefined);
	const latest = useRef(onSearch);
	useEffect(() => {
		latest.current = onSearch;
	});
	useEffect(() => () => window.clearTimeout(timer.current), []);
	const settle = (text: string) => {
		window.clearTimeout(timer.current);
		if (text.trim() !== search) latest.current(text.trim());
	};
	const change = (text: string) => {
		setTyped(text);
		window.clearTimeout(timer.current);
		timer.current = window.setTimeout(() => settle(text), pauseMs);
	};
	const leave = () => {
		if (typed !== undefined) settle(typed);
		setTyped(undefined);
	};
	return (
		<SearchField
			label={words.label}
			placeholder={words.placeholder}
			name="search"
			submitLabel={words.submit}
			clearLabel={words.clear}
			maxLength={maxLength}
			value={typed ?? search}
			onChange={change}
			onBlur={leave}
			onClear={() => {
				setTyped(undefined);
				settle('');
			}}
		/>
	);
}
