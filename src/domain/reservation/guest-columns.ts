/** What a column of a guest list tells. Several may tell the name: first and last. */
export type GuestColumn = 'name' | 'nationality' | 'birth' | 'note' | 'number';

/** How a list is written that has no heading. */
export const usualColumns: readonly GuestColumn[] = ['name', 'nationality', 'birth', 'note'];

/** What heads a column, in the languages people make lists in. */
const headings: Record<GuestColumn, readonly string[]> = {
	name: [
		...['name', 'full name', 'name in full', 'first name', 'given name', 'given names', 'forename', 'middle name'],
		...['last name', 'family name', 'surname', 'guest', 'guest name', 'passenger', 'passenger name', 'participant'],
		...['firstname', 'lastname', 'fullname', 'attendee', 'traveller', 'traveler', 'name as in passport'],
		...['имя', 'фио', 'ф.и.о', 'фамилия', 'отчество', 'имя и фамилия', 'фамилия и имя', 'фамилия имя', 'имя фамилия'],
		...['фамилия имя отчество', 'фамилия, имя', 'фамилия, имя, отчество', 'гость', 'участник'],
		...['ชื่อ', 'นามสกุล', 'สกุล', 'ชื่อ-นามสกุล', 'ชื่อ - นามสกุล', 'ชื่อ นามสกุล', 'ชื่อ-สกุล', 'ชื่อสกุล', 'ชื่อเต็ม'],
		...['họ tên', 'họ và tên', 'họ & tên', 'họ', 'tên', 'tên đệm', 'họ đệm', 'họ và tên đệm', 'tên khách'],
		...['nama', 'nama lengkap', 'nama depan', 'nama tengah', 'nama belakang', 'nama tamu', 'nama peserta'],
		...['이름', '성명', '성', '영문 이름', '영문이름', '영문 성명', '영문성명', '영문명', '참가자', '참가자명'],
	],
	nationality: [
		...['nationality', 'citizenship', 'country', 'гражданство', 'страна', 'สัญชาติ', 'ประเทศ', 'quốc tịch', 'quốc gia'],
		...['kewarganegaraan', 'negara', '국적', '국가'],
	],
	birth: [
		...['date of birth', 'birth date', 'birthdate', 'birthday', 'birth', 'dob', 'd.o.b', 'born'],
		...['дата рождения', 'д.р', 'др', 'วันเกิด', 'วันเดือนปีเกิด', 'วัน เดือน ปี เกิด', 'ngày sinh', 'ngày tháng năm sinh'],
		...['tanggal lahir', 'tgl lahir', 'tgl. lahir', '생년월일', '생일'],
	],
	note: [
		...['note', 'notes', 'remark', 'remarks', 'comment', 'comments', 'diet', 'dietary needs', 'примечание'],
		...['примечания', 'комментарий', 'หมายเหตุ', 'ghi chú', 'catatan', 'keterangan', '메모', '비고'],
	],
	number: [
		...['no', 'nr', 'n', '#', '№', 'number', '№ п/п', 'п/п', 'номер', 'ลำดับ', 'ลำดับที่', 'ที่', 'stt', 'số tt', 'tt'],
		...['s/n', 'nomor', 'no urut', 'no. urut', '번호', '순번', '연번'],
	],
};

const columnOf = new Map(
	Object.entries(headings).flatMap(([column, words]) => words.map((word) => [word, column as GuestColumn] as const)),
);

/** “Date of birth (YYYY-MM-DD)*”, “Name / 이름” → the column. */
function headedBy(cell: string): GuestColumn | undefined {
	const word = cell
		.normalize('NFC')
		.toLowerCase()
		.replaceAll('_', ' ')
		.replace(/\(.*\)/, '');
	const bare = (text: string) => text.trim().replace(/[\s.:*]+$/, '');
	return [word, ...word.split('/')].map((part) => columnOf.get(bare(part))).find(Boolean);
}

/** The columns a heading names; undefined where the row is a guest. What it calls by another word goes to the note. */
export function headingIn(cells: readonly string[]): GuestColumn[] | undefined {
	const columns = cells.map(headedBy);
	const first = cells.findIndex((cell) => cell !== '');
	const isSure = columns[first] === 'name' || columns.filter(Boolean).length > 1;
	if (!isSure || cells.some((cell) => /^\d+([-./\s]+\d+)*\.?$/.test(cell))) return undefined;
	const namesAt = columns.includes('name') ? -1 : columns.findIndex((column, at) => !column && cells[at] !== '');
	return columns.map((column, at) => (at === namesAt ? 'name' : (column ?? 'note')));
}
