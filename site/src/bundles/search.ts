// The search on the first page.
import "../search/box";
