// storage: what the browser stores. A browser may refuse to store anything: then all texts are missing.

type Place = "localStorage" | "sessionStorage"; // sessionStorage is kept for one tab

export function stored(place: Place, key: string): string | null {
    try {
        return window[place].getItem(key);
    } catch {
        return null;
    }
}

export function store(place: Place, key: string, text: string): void {
    try {
        window[place].setItem(key, text);
    } catch {
        // this browser stores nothing, or its storage is full
    }
}

export function forget(place: Place, key: string): void {
    try {
        window[place].removeItem(key);
    } catch {
        // this browser stores nothing
    }
}

export function storedKeys(place: Place): string[] {
    try {
        return Object.keys(window[place]);
    } catch {
        return [];
    }
}
